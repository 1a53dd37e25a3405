import { PolicyNumberForm } from '@coverwright/domain/build/policy-number/policy-number'
import { Button, TextInput, UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { Dialog } from '../../../framework/dialog/Dialog.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import classes from './Launch.module.css'
import { firstNumber, numbersOf } from './numbers-of.ts'
import { beside } from './refusals.ts'

/** Numbers for the policies of a product, made and connected where they are missed. */
export function NumberHere({ productId }: { readonly productId: string }) {
  const { t } = useTranslation('launch')
  const [isOpen, setOpen] = useState(false)
  const product = useQuery({ ...queries.product.getProduct({ id: productId }), enabled: isOpen })
  if (!useMay('manage-policy-numbers')) return null
  return (
    <>
      <UnstyledButton className={classes.here ?? ''} onClick={() => setOpen(true)}>
        {t('numbers.here')}
      </UnstyledButton>
      {isOpen && product.data && <NumberDialog {...product.data} onClose={() => setOpen(false)} />}
    </>
  )
}

interface NumberDialogProps {
  readonly id: string
  readonly name: string
  readonly onClose: () => void
}

function NumberDialog({ id, name, onClose }: NumberDialogProps) {
  const { t } = useTranslation('launch')
  /** Made by an earlier try that could not be connected: a second of the same name would be refused. */
  const [made, setMade] = useState<{ readonly id: string; readonly design: string }>()
  const make = async (values: PolicyNumberForm) => {
    const design = JSON.stringify(values)
    if (made?.design === design) return made.id
    const created = await acts.number.createPolicyNo(values).catch((error: unknown) => {
      throw beside(beside(error, 'number.name-taken', 'name'), 'number.collides', 'prefixes')
    })
    setMade({ id: created.id, design })
    return created.id
  }
  const form = useSchemaForm(PolicyNumberForm, {
    initialValues: numbersOf(name),
    save: async (design) => {
      const policyNumberId = await make(design)
      await acts.number.updatePolicyNoByProductId({ productId: id, policyNumberId })
      onClose()
      sayDone(t('numbers.done', { name, first: firstNumber(design) }))
    },
  })
  const { error, onBlur } = form.field('prefixes')
  return (
    <Dialog onClose={onClose} title={t('numbers.title', { name })}>
      <form
        className={classes.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        {form.failure !== undefined && <ErrorAlert error={form.failure} />}
        <TextInput
          label={t('numbers.prefix')}
          description={t('numbers.first', { number: firstNumber(form.values) })}
          value={form.values.prefixes.join('')}
          maxLength={12}
          data-autofocus
          error={error}
          onBlur={onBlur}
          onChange={({ currentTarget: { value } }) => form.setValue('prefixes', value === '' ? [] : [value])}
        />
        <TextInput label={t('numbers.name')} maxLength={80} {...form.field('name')} />
        <div className={classes.buttons}>
          <Button size="lg" variant="default" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button size="lg" type="submit" loading={form.isSaving}>
            {t('numbers.act')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
