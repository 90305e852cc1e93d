import { configure } from '@testing-library/dom';
import { completePage } from '../../src/testkit/portal/complete-page';

completePage();
// Code loaded on demand takes longer than the library's second on a busy machine; Jest's own limit is five.
configure({ asyncUtilTimeout: 4_000 });
