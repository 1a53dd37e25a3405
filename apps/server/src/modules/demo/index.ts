export { createDemo } from './create-demo.ts'
export { demoCompanies, demoPassword } from './people.ts'
