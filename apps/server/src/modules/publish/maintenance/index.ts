export { maintenanceFinders } from './find-products.ts'
export { maintenanceJobs } from './handle-jobs.ts'
export { findBackAt } from './windows.ts'
