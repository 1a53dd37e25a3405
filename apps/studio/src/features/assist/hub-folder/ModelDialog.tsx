import type { AnswerModel } from '@coverwright/domain/assist/answer-model/answer-model'
import { hubLimits } from '@coverwright/domain/assist/hub-limits'
import { Alert, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { said } from '../../../core/text/said.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { Dialog } from '../../../framework/dialog/Dialog.tsx'
import { Facts } from '../../../framework/dialog/Facts.tsx'
import { useNumberTexts } from '../../../framework/number/use-number-texts.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import classes from './HubFolder.module.css'

/** By words alone or with a model outside: what leaves the house is said before anybody lets it. */
export function ModelDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('hub-folder')
  const found = useQuery(queries.answerModel.getModel({}))
  return (
    <Dialog title={t('model.title')} size="lg" onClose={onClose}>
      {found.isLoadingError && <ErrorAlert error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && <Model {...found.data} />}
    </Dialog>
  )
}

function Model({ model, isOn, agreedHost, month }: AnswerModel) {
  const { t } = useTranslation('hub-folder')
  const numbers = useNumberTexts()
  const times = useTimeTexts()
  const mayChange = useMay('manage-account')
  const change = useAct('answerModel.changeModel')
  if (!model) return <p className={classes.plain}>{t('model.none')}</p>
  return (
    <div className={classes.model}>
      <p>{isOn ? t('model.on', model) : t('model.off')}</p>
      {agreedHost && <Alert color="warning">{t('model.changed', { host: agreedHost })}</Alert>}
      {isOn && month.isUsedUp && <Alert color="warning">{t('model.usedUp', { when: times.date(month.endsAt) })}</Alert>}
      {isOn && month.problem && <Alert color="warning">{t('model.problem', { problem: said(month.problem) })}</Alert>}
      <h3>{t('model.leaves', model)}</h3>
      <ul>
        <li>{t('model.question')}</li>
        <li>{t('model.passages', { most: hubLimits.passagesSent })}</li>
      </ul>
      <p>{t('model.stays')}</p>
      <Facts
        facts={[
          [t('model.name'), model.name],
          [t('model.host'), model.host],
          [
            t('model.used'),
            t('model.tokens', { tokens: numbers.whole(month.tokens), most: numbers.whole(month.most) }),
          ],
          [t('model.questions'), numbers.whole(month.questions)],
        ]}
      />
      {!mayChange && <p>{t('model.notYours')}</p>}
      <Button
        variant={isOn ? 'default' : 'filled'}
        disabled={!mayChange}
        loading={change.isBusy}
        onClick={() => change.run({ isOn: !isOn })}
      >
        {isOn ? t('model.switchOff') : t('model.switchOn', model)}
      </Button>
    </div>
  )
}
