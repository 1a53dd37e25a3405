import type { OutboxContent } from '@coverwright/domain/reach/outbox/outbox'
import { Alert, SegmentedControl } from '@mantine/core'
import { IconAlertCircle, IconLock, IconPaperclip } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { said } from '../../../core/text/said.ts'
import { queries } from '../../../core/wire/queries.ts'
import { once } from '../../../core/wire/queries-of.ts'
import { DetailDrawer } from '../../../framework/dialog/DetailDrawer.tsx'
import { Facts } from '../../../framework/dialog/Facts.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import classes from './MessageDrawer.module.css'
import { outboxStatusOf } from './outbox-statuses.ts'

interface MessageDrawerProps {
  readonly id: string | undefined
  readonly onClose: () => void
  readonly actions: (message: OutboxContent) => ReactNode
}

/** A message as it was sent. */
export function MessageDrawer({ id, onClose, actions }: MessageDrawerProps) {
  const { t } = useTranslation('outbox')
  const message = useQuery(once(id, (known) => queries.outbox.getMessage({ id: known })))
  return (
    <DetailDrawer
      isOpen={id !== undefined}
      onClose={onClose}
      title={message.data?.subject || t('message')}
      item={message}
      actions={actions}
    >
      {(content) => <Message message={content} />}
    </DetailDrawer>
  )
}

function Message({ message }: { readonly message: OutboxContent }) {
  const { t } = useTranslation('outbox')
  const times = useTimeTexts()
  // What was kept here reached nobody as it is designed: it is opened for a code or a link to copy.
  const [view, setView] = useState(message.state === 'kept' ? 'plain' : 'designed')
  const isDesigned = message.html !== null && view === 'designed'
  return (
    <>
      <Facts
        facts={[
          [t('recipient'), message.recipient],
          [t('channel'), t(message.channel)],
          [t('state'), <StatusBadge key="state" status={outboxStatusOf(message)} />],
          [t('time'), times.dateAndTime(message.createdAt)],
        ]}
      />
      {message.attachments.length > 0 && <Attached attachments={message.attachments} />}
      {message.failure && (
        <Alert color="danger" icon={<IconAlertCircle size={16} />} title={t('failed')}>
          {said(message.failure)}
        </Alert>
      )}
      {message.html !== null && (
        <SegmentedControl
          className={classes.views ?? ''}
          aria-label={t('view')}
          value={view}
          onChange={setView}
          data={[
            { value: 'designed', label: t('designed') },
            { value: 'plain', label: t('plain') },
          ]}
        />
      )}
      {message.isHidden && (
        <Alert color="info" icon={<IconLock size={16} />} title={t('hidden')}>
          {t('hiddenWhy')}
        </Alert>
      )}
      {isDesigned ? (
        // An empty sandbox: what a message holds runs no script, sends no form and opens no page here.
        <iframe className={classes.mail} title={t('designed')} sandbox="" srcDoc={message.html ?? ''} />
      ) : message.isHidden ? null : (
        <pre className={classes.text}>{message.text}</pre>
      )}
    </>
  )
}

/** Each is saved, never opened under our own name. */
function Attached({ attachments }: Pick<OutboxContent, 'attachments'>) {
  const { t } = useTranslation('outbox')
  return (
    <ul className={classes.attached} aria-label={t('attachments')}>
      {attachments.map(({ name, url }) => (
        <li key={url ?? name}>
          <IconPaperclip size={14} />
          {url ? (
            <a href={url} download={name}>
              {name}
            </a>
          ) : (
            <span>{t('attachmentGone', { name })}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
