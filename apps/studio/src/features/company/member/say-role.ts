import { roleNames } from '@coverwright/domain/company/member/roles'
import { said } from '../../../core/text/said.ts'

const ofProduct: readonly string[] = Object.values(roleNames)

/** A company's own roles are called what it calls them. */
export const sayRole = (name: string): string => (ofProduct.includes(name) ? said(name) : name)
