import { completePage } from '../../src/testkit/complete-page';

completePage();
