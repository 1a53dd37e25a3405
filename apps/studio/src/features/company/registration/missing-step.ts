import type { SignUpData } from '../../../core/session/session-store.ts'

export const stepPaths = ['/signUp-company-info', '/signUp-email', '/verify-phone-number', '/create-password'] as const

/** The page somebody must fill in first, when they open a later one by itself. */
export function missingStep({ companyInfo, email, phoneTicket }: SignUpData, steps: number): string | undefined {
  const filled = [companyInfo, email, phoneTicket].slice(0, steps)
  return stepPaths[filled.findIndex((part) => part === undefined)]
}
