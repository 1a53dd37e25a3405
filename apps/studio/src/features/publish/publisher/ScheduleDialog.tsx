import { messages } from '@coverwright/domain/messages'
import { type ScheduleEvent, scheduleKinds } from '@coverwright/domain/publish/publisher/schedule-event'
import type { StageItem } from '@coverwright/domain/publish/publisher/stage'
import type { Mount } from '@coverwright/domain/publish/release/mount'
import { Radio, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../core/session/session.ts'
import { said } from '../../../core/text/said.ts'
import { acts } from '../../../core/wire/acts.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { HostField } from '../../build/launch/HostField.tsx'
import { LiveReview } from '../../build/launch/LiveReview.tsx'
import { useCasesReason, useReview } from '../../build/launch/use-go-live.ts'
import { useHost } from '../../build/launch/use-host.ts'
import { CandidateSelect } from './CandidateSelect.tsx'
import { LocalTimeField } from './LocalTimeField.tsx'
import classes from './Publisher.module.css'
import { usePublishSettings } from './queries.ts'

interface ScheduleDialogProps {
  /** Whose address it is about; without one, something goes online where nothing is. */
  readonly mount?: Mount
  /** What is moved to another time. */
  readonly event?: ScheduleEvent
  readonly onClose: () => void
}

type Kind = (typeof scheduleKinds)[number]

export function ScheduleDialog({ mount, event, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation('publisher')
  const settings = usePublishSettings()
  const timeZone = useSession(({ accountData }) => accountData?.company.timeZone) ?? 'UTC'
  const [kind, setKind] = useState<Kind | undefined>(event?.kind ?? (mount ? undefined : 'online'))
  const [name, setName] = useState(event?.name ?? '')
  const [choice, setChoice] = useState<StageItem>()
  const chosen = choice?.mount?.releaseId
  const input = useHost({ host: mount?.host, name: choice?.name })
  const { host } = input
  const [localTime, setLocalTime] = useState(event?.localTime ?? '')
  const [takesSecond, setTakesSecond] = useState(false)
  const [isTold, setTold] = useState(false)
  const needsChoice = !event && (kind === 'online' || kind === 'swap')
  const review = useReview(needsChoice ? chosen : undefined, kind === 'swap' ? mount?.id : undefined)
  const reason = useCasesReason(review.data)
  const isApproved = needsChoice && settings.data?.needsApproval === true

  const send = async (what: Kind, when: { name: string; localTime: string; takesSecond: boolean }) => {
    if (event) return acts.publisher.updateEvent({ id: event.id, ...when })
    const releaseId = needsChoice ? chosen : undefined
    if (isApproved && releaseId && what !== 'offline')
      return acts.publisher.requestApproval({ kind: what, host, name: when.name, localTime, releaseId, ...reason.sent })
    return acts.publisher.scheduleEvent({
      ...when,
      kind: what,
      ...(mount && what !== 'online' && { mountId: mount.id }),
      ...(releaseId && { releaseId, ...reason.sent }),
      ...(what === 'online' && { host }),
    })
  }
  const save = async () => {
    setTold(true)
    const isPlaced = kind !== 'online' || event !== undefined || input.isReady()
    if (!kind || !name.trim() || !localTime || (needsChoice && !choice) || !isPlaced) return
    if (needsChoice && !reason.isReady()) return
    const when = { name: name.trim(), localTime, takesSecond }
    try {
      await send(kind, when)
    } catch (error) {
      if (input.tell(error)) return
      throw error
    }
    onClose()
    sayDone(t(isApproved ? 'done.askApproval' : 'done.schedule', { name: when.name, host }))
  }
  return (
    <ConfirmDialog
      isOpen
      size="lg"
      title={t(event ? 'ask.reschedule' : 'ask.schedule', { host: mount?.host ?? '' })}
      keep={t('notNow')}
      act={t(isApproved ? 'act.askApproval' : 'act.schedule')}
      onKeep={onClose}
      onAct={save}
      consequences={[...(kind ? [t(`schedule.${kind}`)] : []), t('schedule.once')]}
    >
      <div className={classes.fields}>
        {mount && !event && (
          <Radio.Group
            label={t('schedule.kind')}
            value={kind ?? ''}
            error={isTold && !kind ? t('schedule.chooseKind') : undefined}
            onChange={(value) => setKind(scheduleKinds.find((one) => one === value))}
          >
            {(['offline', 'swap'] as const).map((value) => (
              <Radio key={value} value={value} label={t(`schedule.takes.${value}`)} mt={6} />
            ))}
          </Radio.Group>
        )}
        <TextInput
          label={t('schedule.name')}
          placeholder={t('schedule.namePlaceholder')}
          value={name}
          maxLength={120}
          error={isTold && !name.trim() ? said(messages.required) : undefined}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {needsChoice && (
          <CandidateSelect
            value={choice}
            onChange={setChoice}
            error={isTold && !choice ? said(messages.required) : undefined}
          />
        )}
        {needsChoice && choice && review.data && <LiveReview review={review} reason={reason} />}
        {!mount && !event && <HostField input={input} />}
        <LocalTimeField
          value={localTime}
          timeZone={timeZone}
          takesSecond={takesSecond}
          error={isTold && !localTime ? said(messages.required) : undefined}
          onChange={setLocalTime}
          onTakesSecond={setTakesSecond}
        />
      </div>
    </ConfirmDialog>
  )
}
