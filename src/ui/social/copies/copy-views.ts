export { CopiesTab } from './copies-tab';
export { CopyStart } from '../start/copy-start';
export { CopyPage } from './copy-page';
