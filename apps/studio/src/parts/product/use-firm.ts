import type { Firm } from '@coverwright/domain/build/product-template/firm'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSession } from '../../core/session/session.ts'
import { useMay } from '../../core/session/use-may.ts'
import { queries } from '../../core/wire/queries.ts'

/** The company as the texts of its products name it. Who may not read its profile knows its name alone. */
export function useFirm(): Firm {
  const company = useSession(({ accountData }) => accountData?.company)
  const mayRead = useMay('company-profile')
  const { data } = useQuery({ ...queries.login.getCompanyData({}), enabled: mayRead })
  return useMemo(
    () => ({
      name: company?.name ?? '',
      isInsurer: company?.partnerType === 'insurer',
      licenceNumber: data?.licenceNumber ?? '',
      phone: data?.number ? `${data.callingCode} ${data.number}` : '',
      email: data?.officialEmail ?? '',
    }),
    [company, data],
  )
}
