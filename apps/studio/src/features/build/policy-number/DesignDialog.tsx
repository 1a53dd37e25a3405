import {
  type PolicyNumberDesign,
  PolicyNumberForm,
  separators,
  startingDesign,
} from '@coverwright/domain/build/policy-number/policy-number'
import { Button, NumberInput, SegmentedControl, TagsInput, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { Dialog } from '../../../framework/dialog/Dialog.tsx'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { beside } from '../launch/refusals.ts'
import { DesignFacts } from './DesignFacts.tsx'
import { NumberPreview } from './NumberPreview.tsx'
import classes from './PolicyEngine.module.css'

interface DesignDialogProps {
  /** Which is looked at or changed; without one, a design is made. */
  readonly design?: PolicyNumberDesign
  readonly isReadOnly: boolean
  readonly onClose: () => void
  readonly onSaved: (design: PolicyNumberDesign) => void
}

export function DesignDialog(props: DesignDialogProps) {
  const { t } = useTranslation('policy-number')
  const { design, isReadOnly, onClose } = props
  return (
    <Dialog size={560} onClose={onClose} title={design ? t('form.edit', { name: design.name }) : t('new')}>
      {design && (design.isUsed || isReadOnly) ? <DesignFacts design={design} /> : <Fields {...props} />}
    </Dialog>
  )
}

const starting: PolicyNumberForm = { ...startingDesign, name: '', prefixes: [] }

const formOf = ({ id, usedCount, remaining, nextNumber, isUsed, createdAt, updatedAt, ...form }: PolicyNumberDesign) =>
  form

function Fields({ design, onClose, onSaved }: DesignDialogProps) {
  const { t } = useTranslation('policy-number')
  const form = useSchemaForm(PolicyNumberForm, {
    initialValues: design ? formOf(design) : starting,
    save: async (values) => {
      const saving = design
        ? acts.number.updateNumberById({ id: design.id, design: values })
        : acts.number.createPolicyNo(values)
      onSaved(
        await saving.catch((error: unknown) => {
          throw beside(beside(error, 'number.name-taken', 'name'), 'number.too-low', 'startCount')
        }),
      )
    },
  })
  const codes = useCodes()
  // An emptied field gives no text but nothing.
  const numberField = (path: 'length' | 'startCount' | 'endNumber' | 'minCount' | 'maxCount') => {
    const { value, onChange, ...rest } = form.field(path)
    return { ...rest, value: value ?? '', onChange: (typed: number | string) => onChange(typed === '' ? null : typed) }
  }
  const dateField = (path: 'startDate' | 'endDate') => {
    const { value, onChange, ...rest } = form.field(path)
    return {
      ...rest,
      type: 'date',
      value: value ?? '',
      onChange: (event: React.ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.value || null),
    }
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
      <NumberPreview form={form.values} />
      <TextInput label={t('form.name')} maxLength={80} data-autofocus autoComplete="off" {...form.field('name')} />
      <div className={classes.pair}>
        <TagsInput
          label={<OptionalLabel label={t('form.prefixes')} />}
          description={t('form.prefixesHint')}
          data={codes}
          maxTags={4}
          acceptValueOnBlur
          {...form.field('prefixes')}
        />
        <TagsInput
          label={<OptionalLabel label={t('form.suffixes')} />}
          data={codes}
          maxTags={4}
          acceptValueOnBlur
          {...form.field('suffixes')}
        />
      </div>
      <div className={classes.symbol}>
        <span id="separator">{t('form.symbol')}</span>
        <SegmentedControl
          aria-labelledby="separator"
          value={form.values.symbol ?? ''}
          onChange={(value) => form.setValue('symbol', separators.find((symbol) => symbol === value) ?? null)}
          data={[...separators.map((value) => ({ value, label: value })), { value: '', label: t('form.none') }]}
        />
      </div>
      <div className={classes.three}>
        <NumberInput label={t('form.length')} min={1} max={12} allowDecimal={false} {...numberField('length')} />
        <NumberInput label={t('form.startCount')} min={0} allowDecimal={false} {...numberField('startCount')} />
        <NumberInput label={t('form.endNumber')} min={0} allowDecimal={false} {...numberField('endNumber')} />
      </div>
      <div className={classes.pair}>
        <TextInput label={<OptionalLabel label={t('form.startDate')} />} {...dateField('startDate')} />
        <TextInput label={<OptionalLabel label={t('form.endDate')} />} {...dateField('endDate')} />
        <NumberInput
          label={<OptionalLabel label={t('form.minCount')} />}
          description={t('form.minCountHint')}
          min={0}
          allowDecimal={false}
          {...numberField('minCount')}
        />
        <NumberInput
          label={<OptionalLabel label={t('form.maxCount')} />}
          description={t('form.maxCountHint')}
          min={1}
          allowDecimal={false}
          {...numberField('maxCount')}
        />
      </div>
      <div className={classes.buttons}>
        <Button size="lg" variant="default" onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <Button size="lg" type="submit" loading={form.isSaving} loaderProps={{ color: 'currentColor' }}>
          {t(design ? 'form.save' : 'form.create')}
        </Button>
      </div>
    </form>
  )
}

/** What products offer to be in a number. */
function useCodes(): string[] {
  const { data } = useQuery(queries.number.getPolicyNoByProductList({}, { nowPage: 1, pageSize: 100 }))
  return [...new Set(data?.items.flatMap(({ fields }) => fields.map(({ value }) => value)))]
}
