import { createPortal } from './composition/start/create-portal';

createPortal().mount(document.getElementById('root'));
