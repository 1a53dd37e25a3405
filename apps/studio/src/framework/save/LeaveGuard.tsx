import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBeforeUnload, useBlocker } from 'react-router'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'

interface LeaveGuardProps {
  readonly changes: number
  readonly isSaving: boolean
}

/**
 * Asks before unsaved changes are left behind, within the studio and when the tab closes. Whoever leaves while they are
 * being saved goes as soon as they are.
 */
export function LeaveGuard({ changes, isSaving }: LeaveGuardProps) {
  const { t } = useTranslation('framework')
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      changes > 0 && (from.pathname !== to.pathname || from.search !== to.search),
  )
  useBeforeUnload((event) => {
    if (changes > 0) event.preventDefault()
  })
  const mayGo = blocker.state === 'blocked' && changes === 0
  useEffect(() => {
    if (mayGo) blocker.proceed?.()
  }, [mayGo, blocker])
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked' && changes > 0 && !isSaving}
      title={t('leave.title')}
      consequences={[t('leave.lost', { count: changes })]}
      keep={t('leave.keep')}
      act={t('leave.act')}
      isDangerous
      onKeep={() => blocker.reset?.()}
      onAct={() => {
        blocker.proceed?.()
        return undefined
      }}
    />
  )
}
