import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSlow } from '../../../framework/delays.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { BrandCard } from './BrandCard.tsx'
import classes from './CompanyProfile.module.css'
import { DocumentsCard } from './DocumentsCard.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { profileQuery } from './queries.ts'
import { verificationStatusOf } from './verification-statuses.ts'

export function Component() {
  const { t } = useTranslation('company')
  const profile = useQuery(profileQuery)
  const isSlow = useSlow(profile.isPending)
  return (
    <Page isNarrow>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={profile.data && <StatusBadge status={verificationStatusOf(profile.data.verification)} />}
      />
      <div className={classes.cards}>
        {isSlow && <Skeleton height={320} radius="md" />}
        {profile.isLoadingError && <ErrorAlert error={profile.error} onRetry={() => void profile.refetch()} />}
        {profile.data && (
          <>
            <DocumentsCard profile={profile.data} />
            <BrandCard />
            <ProfileForm profile={profile.data} />
          </>
        )}
      </div>
    </Page>
  )
}
