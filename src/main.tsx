import { createPortal } from './composition/create-portal';
import './ui/theme/base.css';

createPortal().mount(document.getElementById('root'));
