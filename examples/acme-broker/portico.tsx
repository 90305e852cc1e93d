import { createPortal } from '@portico/portal';
import { extension } from './extension';

createPortal({ extensions: [extension] }).mount(document.getElementById('root'));
