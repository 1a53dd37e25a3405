import type { ComponentContent, Component as Saved } from '@coverwright/domain/build/component/component'
import { componentLifecycle } from '@coverwright/domain/build/component/component-lifecycle'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { acts } from '../../../core/wire/acts.ts'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'
import type { DocumentSession } from '../product-document/open-document.ts'
import { RejectDialog } from './RejectDialog.tsx'

interface ComponentMovesProps {
  readonly component: Saved
  readonly session: DocumentSession<ComponentContent | null>
}

/** What moves it on, where it is looked at: submitted by who made it, approved or rejected by who may. */
export function ComponentMoves({ component, session }: ComponentMovesProps) {
  const { t } = useTranslation('component')
  const mayApprove = useMay('approve-components')
  const mayDesign = useMay('designStudio')
  const [isRejecting, setRejecting] = useState(false)
  const { id, name, state } = component
  const events = componentLifecycle.events(state)
  const move = async (what: 'submit' | 'approve') => {
    // What was typed last goes along.
    if (what === 'submit') await session.store.flush()
    if (what === 'submit' && session.store.hasUnsaved()) {
      sayFailed(t('unsaved'))
      return
    }
    await (what === 'submit' ? acts.component.submitComponent({ id }) : acts.component.approveComponent({ id }))
    sayDone(t(`done.${what}`, { name }))
  }
  return (
    <>
      {mayDesign && events.includes('submit') && (
        <Button onClick={() => void move('submit').catch(sayFailed)}>{t('act.submit')}</Button>
      )}
      {mayApprove && events.includes('approve') && (
        <>
          <Button variant="default" onClick={() => setRejecting(true)}>
            {t('act.reject')}
          </Button>
          <Button onClick={() => void move('approve').catch(sayFailed)}>{t('act.approve')}</Button>
        </>
      )}
      {isRejecting && <RejectDialog component={component} onClose={() => setRejecting(false)} />}
    </>
  )
}
