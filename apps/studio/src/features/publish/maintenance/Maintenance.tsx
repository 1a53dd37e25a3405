import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { IssueKeys } from './IssueKeys.tsx'
import classes from './Maintenance.module.css'
import { PortalDoor } from './PortalDoor.tsx'
import { usePortal } from './queries.ts'
import { Replacements } from './Replacements.tsx'
import { ClosedNow, Windows } from './Windows.tsx'

/** Behind the security key. */
export function Component() {
  const { t } = useTranslation('maintenance')
  const portal = usePortal()
  const mayIssue = useMay('issue-security-keys')
  if (mayIssue) return <IssueKeys />
  return (
    <Page isNarrow>
      <PageHeader title={t('title')} description={t('description')} />
      {portal.isError && <ErrorAlert error={portal.error} onRetry={() => void portal.refetch()} />}
      {portal.data && (
        <div className={classes.stack}>
          {portal.data.opensUntil ? (
            <>
              <ClosedNow />
              <Replacements />
              <Windows />
            </>
          ) : (
            <PortalDoor hasKey={portal.data.hasKey} />
          )}
        </div>
      )}
    </Page>
  )
}
