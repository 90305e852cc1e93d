export { ClientsTab } from './clients-tab';
export { CommissionsTab } from './commissions-tab';
export { PartnersTab } from './partners-tab';
