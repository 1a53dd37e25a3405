import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../core/session/session.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { listingQuery } from './queries.ts'

/** Insurers and MGAs choose whether brokers who look for one find them. */
export function ListingSwitch() {
  const { t } = useTranslation('partner')
  const businessType = useSession(({ accountData }) => accountData?.businessType)
  const listing = useQuery({ ...listingQuery, enabled: businessType === 'insurer' })
  const list = useAct('insurers.updateListing')
  if (!listing.data) return null
  return (
    <Switch
      label={t('listed')}
      checked={listing.data.isListed}
      onChange={({ currentTarget: { checked } }) => list.run({ isListed: checked })}
    />
  )
}
