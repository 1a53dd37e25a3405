export { addComponent } from './create-component.ts'
export { componentDocument } from './document-kind.ts'
export { findComponentNames, isComponentNameTaken } from './find-component-names.ts'
export { getComponentInCompany, toComponent } from './internal.ts'
