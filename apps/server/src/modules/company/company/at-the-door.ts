import { companyNameKey, licenceKey } from '@coverwright/domain/company/company/company-key'
import type { CompanyInfoForm } from '@coverwright/domain/company/registration/sign-up'
import { and, eq } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { companies } from './tables.ts'
import { operatorCompany } from './views.ts'

/** The company that runs the product: what belongs to no other company yet is kept there. */
export async function findOperator(door: ReadTx): Promise<string> {
  const [operator] = await door.select({ id: companies.id }).from(companies).where(eq(companies.isOperator, true))
  if (!operator) throw new Error('No company runs the product')
  return operator.id
}

/** The same for a transaction in the name of a company, which may know no more of it. */
export async function findOperatorId(tx: ReadTx): Promise<string> {
  const [operator] = await tx.select({ id: operatorCompany.id }).from(operatorCompany)
  if (!operator) throw new Error('No company runs the product')
  return operator.id
}

export async function isNameTaken(door: ReadTx, name: string): Promise<boolean> {
  const named = door
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.nameKey, companyNameKey(name)))
  return (await named).length > 0
}

export async function isLicenceTaken(
  door: ReadTx,
  { country, licenceNumber }: Pick<CompanyInfoForm, 'country' | 'licenceNumber'>,
): Promise<boolean> {
  const licensed = door
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.country, country), eq(companies.licenceKey, licenceKey(licenceNumber))))
  return (await licensed).length > 0
}
