import React from 'react';
import { configure } from '@testing-library/dom';
import { completePage } from '../../src/testkit/portal/complete-page';

completePage();
// Code loaded on demand takes longer than the library's second on a busy machine; Jest's own limit is five.
configure({ asyncUtilTimeout: 4_000 });

// React records a stack for each element, which takes a tenth of a view's time and is used only in warnings. It stops at
// ten thousand a second.
Object.defineProperty(
  (React as unknown as Record<string, object>)[
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
  ]!,
  'recentlyCreatedOwnerStacks',
  { get: () => 10_000, set: () => undefined },
);
