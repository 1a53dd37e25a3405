import { asPriced, Terms } from '@coverwright/domain/build/plan/terms'
import type { ReferralDetail } from '@coverwright/domain/sell/referral/referral'
import { Button, NumberInput, Select, Textarea, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { once } from '../../../core/wire/queries-of.ts'
import { restMs } from '../../../framework/delays.ts'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { moneyText } from '../../../framework/number/money-text.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import classes from './Referral.module.css'

interface TermsFieldsProps {
  readonly referral: ReferralDetail
  /** Absent where declining is no longer possible. */
  readonly onDecline?: () => void
}

/** The terms, with what every plan costs on them as one types. */
export function TermsFields({ referral, onDecline }: TermsFieldsProps) {
  const { t } = useTranslation('referral')
  const { id, reference, choices, plans, currency } = referral
  const form = useSchemaForm(Terms, {
    initialValues: referral.terms ?? asPriced,
    save: async (terms) => {
      await acts.referral.acceptReferral({ id, terms })
      sayDone(t('wasAccepted', { reference }))
    },
  })
  const prices = usePrices(id, form.values)
  const money = (minor: number | null | undefined) => (minor == null ? '–' : moneyText(minor, currency))
  const setPlan = (code: string, value: number | string) => {
    const { [code]: _, ...others } = form.values.planPremiums
    form.setValue('planPremiums', value === '' ? others : { ...others, [code]: Math.round(Number(value) * 100) })
  }
  const setChoice = (name: string, value: string | null) => {
    const { [name]: _, ...others } = form.values.choices
    form.setValue('choices', value === null ? others : { ...others, [name]: value })
  }
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      {form.failure !== undefined && <ErrorAlert error={form.failure} />}
      <TextInput
        label={t('loading')}
        description={t('loadingHint')}
        rightSection="%"
        inputMode="decimal"
        maw={220}
        {...form.field('loadingPercent')}
      />
      {choices.map(({ name, title, options }) => (
        <Select
          key={name}
          label={title}
          placeholder={t('customersChoice')}
          clearable
          maw={280}
          data={options.map(({ value, label }) => ({ value, label }))}
          value={form.values.choices[name] ?? null}
          onChange={(value) => setChoice(name, value)}
        />
      ))}
      <table className={classes.plans}>
        <thead>
          <tr>
            <th scope="col">{t('plan')}</th>
            <th scope="col">{t('asPriced')}</th>
            <th scope="col">{t('ownPremium')}</th>
            <th scope="col">{t('customerPays')}</th>
          </tr>
        </thead>
        <tbody>
          {plans.map(({ code, title, grossMinor }, at) => (
            <tr key={code}>
              <th scope="row">{title}</th>
              <td>{money(grossMinor)}</td>
              <td>
                <NumberInput
                  aria-label={t('ownPremiumOf', { plan: title })}
                  placeholder={money(plans[at]?.premiumMinor)}
                  hideControls
                  decimalScale={2}
                  min={0}
                  value={minorText(form.values.planPremiums[code])}
                  onChange={(value) => setPlan(code, value)}
                />
              </td>
              <td>
                <b>{money(prices?.find((plan) => plan.code === code)?.grossMinor)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Textarea
        label={t('reason')}
        description={t('reasonHint')}
        autosize
        minRows={2}
        maxLength={1000}
        {...form.field('reason')}
      />
      <div className={classes.buttons}>
        {onDecline && (
          <Button variant="default" onClick={onDecline}>
            {t('decline')}
          </Button>
        )}
        <Button type="submit" loading={form.isSaving} loaderProps={{ color: 'currentColor' }}>
          {t('accept')}
        </Button>
      </div>
    </form>
  )
}

const minorText = (minor: number | undefined) => (minor === undefined ? '' : minor / 100)

/** For terms that can be read; while they cannot, the last ones stand. */
function usePrices(id: string, values: Terms) {
  const [typed] = useDebouncedValue(values, restMs)
  // A reason is not needed to see a price, and writing one changes none.
  const terms = Terms.safeParse({ ...typed, reason: '-' }).data
  const { data } = useQuery({
    ...once(terms, (known) => queries.referral.previewTerms({ id, terms: known })),
    placeholderData: keepPreviousData,
  })
  return data
}
