import { paymentModes } from '@coverwright/domain/company/company/kinds'
import type { Partnership } from '@coverwright/domain/company/partnership/partnership'
import { Button, Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import classes from './PartnerDrawer.module.css'

/** One side proposes another mode, the other one agrees or not. */
export function PaymentMode({ partnership }: { readonly partnership: Partnership }) {
  const { t } = useTranslation('partner')
  const mayManage = useMay('manage-partners')
  const propose = useAct('insurers.proposePaymentMode')
  const settle = useAct('insurers.answerPaymentMode')
  const { id, proposal, status, paymentMode } = partnership
  const answer = (isAccepted: boolean) => settle.run({ id, isAccepted })
  if (status !== 'active' || !mayManage) return null
  if (!proposal) {
    return (
      <div className={classes.proposal}>
        <Menu position="bottom-start">
          <Menu.Target>
            <Button size="sm" variant="default">
              {t('propose')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {paymentModes
              .filter((mode) => mode !== paymentMode)
              .map((mode) => (
                <Menu.Item key={mode} onClick={() => propose.run({ id, paymentMode: mode })}>
                  {t(`mode.${mode}`)}
                </Menu.Item>
              ))}
          </Menu.Dropdown>
        </Menu>
      </div>
    )
  }
  return (
    <div className={classes.proposal}>
      <p>
        {t(proposal.isOurs ? 'weProposed' : 'theyProposed')} {t(`mode.${proposal.paymentMode}`)}
      </p>
      <Button size="sm" variant="default" onClick={() => answer(false)}>
        {t(proposal.isOurs ? 'takeBack' : 'decline')}
      </Button>
      {!proposal.isOurs && (
        <Button size="sm" onClick={() => answer(true)}>
          {t('agree')}
        </Button>
      )}
    </div>
  )
}
