export { CopiesTab } from './copies-tab';
export { CopyStart } from './copy-form';
export { CopyPage } from './copy-page';
