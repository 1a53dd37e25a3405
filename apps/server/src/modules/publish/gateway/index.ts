export { chooseGateway, hasGateway, isPaidSomewhere } from './choose-gateway.ts'
export { installGateway } from './install-gateway.ts'
export { findActiveGateway } from './internal.ts'
export { switchGateway } from './update-gateway.ts'
