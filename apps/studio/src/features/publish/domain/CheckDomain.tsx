import type { Domain } from '@coverwright/domain/publish/domain/domain'
import { Button, Switch } from '@mantine/core'
import { IconPlus, IconRefresh, IconTrash, IconWorld } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { acts } from '../../../core/wire/acts.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { Card } from '../../../framework/page/Card.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'
import classes from './Domain.module.css'
import { domainStatuses } from './domain-statuses.ts'
import { Parts } from './Parts.tsx'
import { useDomain } from './queries.ts'
import { Records } from './Records.tsx'
import { Registration } from './Registration.tsx'

/** One name: the records to set beside what is there, and how far it has come. */
export function Component() {
  const { t } = useTranslation('domain')
  const [params] = useSearchParams()
  const domain = useDomain(params.get('domain'))
  return (
    <Page isNarrow>
      {domain.isError && <ErrorAlert error={domain.error} onRetry={() => void domain.refetch()} />}
      {!params.get('domain') && (
        <>
          <PageHeader title={t('title')} />
          <Empty
            icon={<IconWorld size={20} />}
            title={t('none')}
            description={t('check.choose')}
            action={<Link to={pathTo('/domain')}>{t('title')}</Link>}
          />
        </>
      )}
      {domain.data && <Checked domain={domain.data} />}
    </Page>
  )
}

function Checked({ domain }: { readonly domain: Domain }) {
  const { t } = useTranslation('domain')
  const times = useTimeTexts()
  const [isChecking, setChecking] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const check = async () => {
    setChecking(true)
    setFailure(undefined)
    try {
      await acts.domain.checkDomain({ id: domain.id })
    } catch (error) {
      setFailure(error)
    }
    setChecking(false)
  }
  return (
    <>
      <PageHeader
        title={
          <span className={classes.title}>
            {domain.name} <StatusBadge status={domainStatuses[domain.state]} />
          </span>
        }
        description={domain.checkedAt ? t('check.at', { at: times.dateAndTime(domain.checkedAt) }) : t('check.never')}
        parent={{ title: t('title'), path: '/domain' }}
        actions={
          <Button leftSection={<IconRefresh size={16} />} loading={isChecking} onClick={() => void check()}>
            {t('check.act')}
          </Button>
        }
      />
      <div className={classes.stack}>
        {failure !== undefined && <ErrorAlert error={failure} />}
        <Parts domain={domain} />
        <Card title={t('records.title')} note={t('records.note')}>
          <Records records={domain.records} />
          {!domain.areRecordsRight && domain.checkedAt && (
            <p className={classes.hint}>
              {domain.ttlSeconds === null ? t('records.waitUnknown') : t('records.wait', { count: domain.ttlSeconds })}
            </p>
          )}
        </Card>
        {domain.registration && <Registration id={domain.id} registration={domain.registration} />}
        <Settings domain={domain} />
      </div>
    </>
  )
}

function Settings({ domain }: { readonly domain: Domain }) {
  const { t } = useTranslation('domain')
  const navigate = useNavigate()
  const [isReleasing, setReleasing] = useState(false)
  const { id, name } = domain
  const renew = (isOn: boolean) => void acts.domain.setCertificateRenewal({ id, isOn }).catch(sayFailed)
  return (
    <Card title={t('settings')}>
      <div className={classes.block}>
        <Switch
          label={t('certificate.autoRenewal')}
          description={t('certificate.autoRenewalHint')}
          checked={domain.isAutoRenewed}
          onChange={({ currentTarget }) => renew(currentTarget.checked)}
        />
        <div className={classes.actions}>
          <Button
            component={Link}
            to={pathTo(`/connectSubdomain?domain=${id}`)}
            variant="default"
            leftSection={<IconPlus size={16} />}
          >
            {t('sub.title')}
          </Button>
          <Button variant="default" leftSection={<IconTrash size={16} />} onClick={() => setReleasing(true)}>
            {t('release.act')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        isOpen={isReleasing}
        isDangerous
        title={t('release.title', { name })}
        keep={t('release.keep')}
        act={t('release.act')}
        consequences={[t('release.stops', { name }), t('release.proof')]}
        onKeep={() => setReleasing(false)}
        onAct={async () => {
          await acts.domain.releaseDomain({ id })
          sayDone(t('release.done', { name }))
          await navigate(pathTo('/domain'))
        }}
      />
    </Card>
  )
}
