import { runner } from '../../jest/runner';
import { describeFakes } from '../scenes/describe-fakes';

describeFakes(runner);
