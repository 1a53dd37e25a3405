import type { MountedProduct, Product } from '@coverwright/domain/product/product'
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../app/wire/client.ts'

interface DuplicateDialogProps {
  readonly product: MountedProduct
  readonly onClose: () => void
  readonly onMade: (product: Product) => void
}

/** A copy of the whole design needs a name of its own, and nothing else. */
export function DuplicateDialog({ product, onClose, onMade }: DuplicateDialogProps) {
  const { t } = useTranslation('product')
  const [name, setName] = useState(t('duplicate.copyOf', { name: product.name }))
  const [failure, setFailure] = useState<string>()
  const make = async () => {
    try {
      onMade(await client.product.duplicateProduct({ id: product.id, name }))
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <Modal opened onClose={onClose} title={t('duplicate.title', { name: product.name })}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void make()
        }}
      >
        <Stack gap={16}>
          <Text>{t('duplicate.hint')}</Text>
          <TextInput
            label={t('form.name')}
            value={name}
            maxLength={120}
            error={failure}
            data-autofocus
            onChange={(event) => {
              setName(event.currentTarget.value)
              setFailure(undefined)
            }}
          />
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              {t('form.cancel')}
            </Button>
            <Button type="submit">{t('act.duplicate')}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
