export { actorsOf } from './actors-of.ts'
