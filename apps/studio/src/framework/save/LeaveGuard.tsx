import { useTranslation } from 'react-i18next'
import { useBeforeUnload, useBlocker } from 'react-router'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'

/** Asks before unsaved changes are left behind, within the studio and when the tab closes. */
export function LeaveGuard({ changes }: { readonly changes: number }) {
  const { t } = useTranslation('framework')
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      changes > 0 && (from.pathname !== to.pathname || from.search !== to.search),
  )
  useBeforeUnload((event) => {
    if (changes > 0) event.preventDefault()
  })
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
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
