import type { Policy } from '@coverwright/domain/sell/policy/policy'
import { Alert, Button, Skeleton } from '@mantine/core'
import { IconInfoCircle, IconPencil, IconUserOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { CorrectDialog } from './CorrectDialog.tsx'
import classes from './Policy.module.css'
import { PolicyAnswers } from './PolicyAnswers.tsx'
import { PolicyCover } from './PolicyCover.tsx'
import { PolicyHistory } from './PolicyHistory.tsx'
import { PolicyMessages } from './PolicyMessages.tsx'
import { PolicyMoney } from './PolicyMoney.tsx'
import { PolicyPapers } from './PolicyPapers.tsx'
import { PolicyPrice } from './PolicyPrice.tsx'
import { policyStatuses } from './policy-statuses.ts'

/** One policy: what was sold, on what answers, for what price, and what happened to it since. */
export function PolicyEvidence({ id }: { readonly id: string }) {
  const { t } = useTranslation('policy')
  const item = useQuery(queries.policy.getPolicy({ id }))
  const [isCorrecting, setCorrecting] = useState(false)
  const policy = item.data
  const canCorrect = policy?.state === 'issued' && !policy.isErased
  return (
    <Page>
      <PageHeader
        parent={{ title: t('customers'), path: '/customer-management-center' }}
        title={policy?.number ?? t('policy')}
        description={policy && `${policy.productName}, ${policy.holder}`}
        actions={
          policy && (
            <>
              <StatusBadge status={policyStatuses[policy.state]} />
              {canCorrect && (
                <Button variant="default" leftSection={<IconPencil size={16} />} onClick={() => setCorrecting(true)}>
                  {t('correct')}
                </Button>
              )}
            </>
          )
        }
      />
      <div className={classes.body}>
        {item.isError && <ErrorAlert error={item.error} onRetry={() => void item.refetch()} />}
        {item.isPending && <Skeleton height={320} />}
        {policy && <Evidence policy={policy} />}
      </div>
      {policy && isCorrecting && <CorrectDialog policy={policy} onClose={() => setCorrecting(false)} />}
    </Page>
  )
}

function Evidence({ policy }: { readonly policy: Policy }) {
  const { t } = useTranslation('policy')
  return (
    <>
      {policy.isErased && (
        <Alert color="info" icon={<IconUserOff size={16} />} title={t('erased')}>
          {t('erasedHint')}
        </Alert>
      )}
      {policy.isCut && (
        <Alert color="info" icon={<IconInfoCircle size={16} />}>
          {t('isCut')}
        </Alert>
      )}
      <div className={classes.columns}>
        <div className={classes.column}>
          <PolicyAnswers policy={policy} />
          <PolicyPrice policy={policy} />
        </div>
        <div className={classes.column}>
          <PolicyCover policy={policy} />
          <PolicyPapers policy={policy} />
          <PolicyMoney policy={policy} />
          <PolicyMessages policy={policy} />
          <PolicyHistory policy={policy} />
        </div>
      </div>
    </>
  )
}
