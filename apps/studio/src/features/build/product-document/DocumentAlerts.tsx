import { CallError } from '@coverwright/contract/client'
import { messages } from '@coverwright/domain/messages'
import { Alert, Button, Group } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { said } from '../../../core/text/said.ts'
import { acts } from '../../../core/wire/acts.ts'
import { LockedAlert } from '../../../framework/page/LockedAlert.tsx'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import type { DocumentSession } from './open-document.ts'
import { useDocumentState, useLock } from './use-document.ts'

/** Everything that keeps someone from editing or saving, and the way out of each. */
export function DocumentAlerts<T>({ session }: { readonly session: DocumentSession<T> }) {
  return (
    <>
      <LockBanner session={session} />
      <ConflictAlert session={session} />
      <RefusedAlert session={session} />
    </>
  )
}

function LockBanner<T>({ session }: { readonly session: DocumentSession<T> }) {
  const { t } = useTranslation('product-document')
  const lock = useLock(session)
  const take = (label: string) => (
    <Button size="sm" variant="default" onClick={() => void session.take().catch(sayFailed)}>
      {label}
    </Button>
  )
  if (lock.kind === 'mine') return null
  if (lock.kind === 'reading') {
    return (
      <LockedAlert kind="settled" title={t('lock.reading')}>
        {t('lock.readingHint')}
      </LockedAlert>
    )
  }
  if (lock.kind === 'locked') {
    return (
      <LockedAlert kind="taken" title={t('lock.locked', { name: lock.name })} action={<Unlock session={session} />}>
        {t('lock.lockedHint')}
      </LockedAlert>
    )
  }
  if (lock.kind === 'free') {
    return (
      <LockedAlert kind="taken" title={t('lock.free')} action={take(t('lock.edit'))}>
        {t('lock.freeHint')}
      </LockedAlert>
    )
  }
  if (lock.isYou) {
    return (
      <LockedAlert kind="taken" title={t('lock.own')} action={take(t('lock.editHere'))}>
        {t('lock.ownHint')}
      </LockedAlert>
    )
  }
  return (
    <LockedAlert kind="taken" title={t('lock.taken', { name: lock.name })}>
      {t('lock.takenHint')}
    </LockedAlert>
  )
}

function Unlock<T>({ session }: { readonly session: DocumentSession<T> }) {
  const { t } = useTranslation('product-document')
  const mayEdit = useMay('project')
  const unlock = async () => {
    await acts.product.unlockJourney({ id: session.ownerId })
    await session.take()
  }
  if (!mayEdit) return null
  return (
    <Button size="sm" variant="default" onClick={() => void unlock().catch(sayFailed)}>
      {t('lock.unlock')}
    </Button>
  )
}

function ConflictAlert<T>({ session }: { readonly session: DocumentSession<T> }) {
  const { t } = useTranslation('product-document')
  const conflict = useDocumentState(session, (state) => state.conflict)
  if (!conflict) return null
  return (
    <Alert color="warning" icon={<IconAlertTriangle size={16} />} title={t('conflict.title')}>
      <Group justify="space-between">
        {t('conflict.hint', { count: conflict.edits, fitting: conflict.fitting })}
        <Group gap={8}>
          <Button size="sm" variant="default" onClick={() => session.store.resolve('theirs')}>
            {t('conflict.theirs')}
          </Button>
          <Button size="sm" onClick={() => session.store.resolve('mine')}>
            {t('conflict.mine')}
          </Button>
        </Group>
      </Group>
    </Alert>
  )
}

/** The server understood and said no: what it named, where it can be told. */
function RefusedAlert<T>({ session }: { readonly session: DocumentSession<T> }) {
  const { t } = useTranslation('product-document')
  const autosave = useDocumentState(session, (state) => state.autosave)
  const hasConflict = useDocumentState(session, (state) => state.conflict !== undefined)
  if (autosave.kind !== 'failed' || hasConflict) return null
  const { error } = autosave
  const fields = error instanceof CallError ? Object.entries(error.fields) : []
  const [first] = fields
  return (
    <Alert color="danger" icon={<IconAlertTriangle size={16} />} title={said(messages.saveFailed)}>
      {first ? `${first[0]}: ${first[1]}. ` : error instanceof Error ? `${error.message} ` : ''}
      {t('refused.hint')}
    </Alert>
  )
}
