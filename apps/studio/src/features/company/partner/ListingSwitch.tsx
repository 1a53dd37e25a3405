import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../core/session/session.ts'
import { client } from '../../../core/wire/client.ts'
import { listingQuery, usePartnerChange } from './queries.ts'

/** Insurers and MGAs choose whether brokers who look for one find them. */
export function ListingSwitch() {
  const { t } = useTranslation('partner')
  const businessType = useSession(({ accountData }) => accountData?.businessType)
  const listing = useQuery({ ...listingQuery, enabled: businessType === 'insurer' })
  const { act } = usePartnerChange()
  if (!listing.data) return null
  return (
    <Switch
      label={t('listed')}
      checked={listing.data.isListed}
      onChange={({ currentTarget: { checked } }) => act(() => client.insurers.updateListing({ isListed: checked }))}
    />
  )
}
