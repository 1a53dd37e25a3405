export { filesOfExchange, forgetExchangeOf } from './forget-company.ts'
