import { createPortal } from './composition/create-portal';

createPortal().mount(document.getElementById('root'));
