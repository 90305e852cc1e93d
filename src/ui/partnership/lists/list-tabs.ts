export { ClientsTab } from './clients-tab';
export { CommissionsTab } from './commissions-tab';
export { SubPartnersTab } from './sub-partners-tab';
