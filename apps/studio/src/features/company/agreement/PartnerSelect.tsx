import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'

interface PartnerSelectProps {
  readonly value: string | null
  readonly onChange: (partnershipId: string | null) => void
  readonly error: ReactNode
}

/** Partners one is bound to. */
export function PartnerSelect({ value, onChange, error }: PartnerSelectProps) {
  const { t } = useTranslation('agreement')
  const partners = useQuery(queries.login.getBrokerList({ status: 'active' }, { nowPage: 1, pageSize: 200 }))
  return (
    <Select
      label={t('contract.partner')}
      description={partners.data?.total === 0 ? t('contract.noPartner') : t('contract.partnerHint')}
      placeholder={t('contract.choose')}
      data={(partners.data?.items ?? []).map(({ id, partner }) => ({ value: id, label: partner?.name ?? '' }))}
      searchable
      value={value}
      onChange={onChange}
      error={error}
    />
  )
}
