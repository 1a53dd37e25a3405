import type { MountedProduct } from '@coverwright/domain/build/product/product'
import { type Stage, stages } from '@coverwright/domain/publish/publisher/stage'
import { publicationMonths } from '@coverwright/domain/publish/release/term'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { HostField } from './HostField.tsx'
import classes from './Launch.module.css'
import { LiveFields } from './LiveFields.tsx'
import { MissingList } from './MissingList.tsx'
import { StagedLine } from './StagedLine.tsx'
import { useGoLive } from './use-go-live.ts'
import { useLiveConsequences } from './use-live-consequences.ts'
import { useStaged, useStaging } from './use-staging.ts'

type LaunchStage = Extract<Stage, 'pre-live' | 'staging' | 'live'>

interface PublishDialogProps {
  readonly product: MountedProduct
  readonly onClose: () => void
}

/** From the draft to the public in one place: handed over, tried in staging, then live as it was tried. */
export function PublishDialog({ product, onClose }: PublishDialogProps) {
  const staged = useStaged(product)
  return staged.isPending ? null : <Opened product={product} isStaged={staged.mount !== undefined} onClose={onClose} />
}

function Opened({ product, isStaged, onClose }: PublishDialogProps & { readonly isStaged: boolean }) {
  const { t } = useTranslation('launch')
  const { name } = product
  const mayGoLive = useMay('publish-live')
  const [chosen, choose] = useState<LaunchStage>(isStaged && mayGoLive ? 'live' : 'staging')
  const { mount } = useStaged(product)
  const staging = useStaging(product)
  const live = useGoLive({ name, mount, liveHost: product.mounts.find(({ mode }) => mode === 'live')?.host })
  const liveConsequences = useLiveConsequences()
  // What was taken out of staging meanwhile cannot go live.
  const stage = chosen === 'live' && !mount ? 'staging' : chosen

  const done = (what: LaunchStage | 'askApproval', host: string) => sayDone(t(`done.${what}`, { name, host }))
  const act = {
    'pre-live': async () => {
      await staging.handOver()
      onClose()
      done('pre-live', '')
    },
    staging: async () => {
      if (!(await staging.publish())) return
      done('staging', staging.input.host)
      if (mayGoLive) choose('live')
      else onClose()
    },
    live: async () => {
      if (!(await live.go())) return
      onClose()
      done(live.act, live.input.host)
    },
  }
  const isThere = (host: string) => product.mounts.some((each) => each.host === host)
  const runs = t('runs', { count: publicationMonths })
  const consequences = {
    'pre-live': [t(staging.mayHandOver ? 'handed' : 'handedNoMore')],
    staging: [
      t('opens.staging', { host: staging.input.host || t('thisAddress') }),
      ...(isThere(staging.input.host) ? [t('replaces')] : []),
      ...(mayGoLive ? [t('thenLive')] : []),
    ],
    live: [
      ...(mount ? liveConsequences(live.input.host, mount) : []),
      ...(isThere(live.input.host) ? [t('replaces')] : []),
      runs,
    ],
  }
  const isBlocked = {
    'pre-live': !staging.mayHandOver || staging.missingToHandOver.length > 0,
    staging: staging.input.isWaiting || staging.missing.length > 0,
    live: live.isBlocked,
  }
  const offered = stages.flatMap((value) =>
    value === 'pre-live' || value === 'staging' || (value === 'live' && mayGoLive)
      ? [{ value, label: t(`stage.${value}`), disabled: value === 'live' && !mount }]
      : [],
  )
  const pressed = stage === 'live' ? live.act : stage
  return (
    <ConfirmDialog
      isOpen
      size="lg"
      title={t('title', { name })}
      keep={t('keep')}
      act={t(`act.${pressed}`)}
      isBlocked={isBlocked[stage]}
      onKeep={onClose}
      onAct={act[stage]}
      consequences={consequences[stage]}
    >
      <div className={classes.fields}>
        <SegmentedControl
          fullWidth
          aria-label={t('stageLabel')}
          value={stage}
          onChange={(value) => choose(offered.find((one) => one.value === value)?.value ?? 'staging')}
          data={offered}
        />
        {stage === 'pre-live' && <MissingList missing={staging.missingToHandOver} productId={product.id} />}
        {stage === 'staging' && (
          <>
            {mayGoLive && !mount && <p className={classes.staged}>{t('stagingFirst')}</p>}
            <HostField input={staging.input} />
            {staging.missing.length > 0 && <MissingList missing={staging.missing} productId={product.id} />}
          </>
        )}
        {stage === 'live' && mount && (
          <>
            <StagedLine mount={mount} isChanged={live.review.data?.isChangedSince === true} />
            <LiveFields live={live} />
          </>
        )}
      </div>
    </ConfirmDialog>
  )
}
