export { createDemo } from './create-demo.ts'
export { petHost } from './create-pet-product.ts'
export { demoCompanies, demoPassword } from './people.ts'
