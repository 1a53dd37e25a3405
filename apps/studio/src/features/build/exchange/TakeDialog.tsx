import type { Component } from '@coverwright/domain/build/component/component'
import type { AvailableItem } from '@coverwright/domain/build/exchange/available-item'
import { exchangeLimits } from '@coverwright/domain/build/exchange/exchange'
import { Button, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { once } from '../../../core/wire/queries-of.ts'
import { Dialog } from '../../../framework/dialog/Dialog.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { ProductSelect } from '../../../parts/product/ProductSelect.tsx'

interface TakeDialogProps {
  readonly item: AvailableItem
  readonly onClose: () => void
  /** What else is done with a component than opening it. */
  readonly onTaken?: ((component: Component) => void) | undefined
}

const restMs = 250

/** A copy that is the company's own. A name that is taken is said before anything is sent, with one that is free. */
export function TakeDialog({ item, onClose, onTaken }: TakeDialogProps) {
  const { t } = useTranslation('exchange')
  const navigate = useNavigate()
  const [name, setName] = useState(item.name)
  const [into, setInto] = useState('new')
  const [productId, setProductId] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>()
  const [isTaking, setTaking] = useState(false)
  const [settled] = useDebouncedValue(name.trim(), restMs)
  const free = useQuery(once(settled, (wanted) => queries.exchange.findFreeName({ kind: item.kind, name: wanted })))
  const isInto = item.kind === 'shell' && into === 'product'
  const isTaken = free.data?.isTaken === true && settled === name.trim()
  const { id } = item
  const send = async () => {
    if (item.kind === 'component') {
      const made = await acts.exchange.takeComponent({ id, name: name.trim() })
      sayDone(t('done.take', { name: made.name }))
      return () => (onTaken ? onTaken(made) : navigate(pathTo(`/ccLibrary?component=${made.id}`)))
    }
    const made = isInto
      ? await acts.exchange.takeIntoProduct({ id, productId: productId ?? '' })
      : await acts.exchange.takeDesign({ id, name: name.trim() })
    sayDone(t('done.take', { name: made.name }))
    return () => navigate(pathTo(`/dashBoard?product=${made.id}`))
  }
  const take = async () => {
    setTaking(true)
    setFailure(undefined)
    try {
      const goOn = await send()
      onClose()
      await goOn()
    } catch (error) {
      setFailure(error)
      setTaking(false)
    }
  }
  return (
    <Dialog title={t('takeTitle', { name: item.name })} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isTaken && (isInto ? productId : name.trim())) void take()
        }}
      >
        <Stack gap={14}>
          {failure !== undefined && <ErrorAlert error={failure} />}
          <Text>{t(`takeHint.${item.kind}`)}</Text>
          {item.kind === 'shell' && (
            <SegmentedControl
              aria-label={t('takeInto')}
              fullWidth
              value={into}
              onChange={setInto}
              data={[
                { value: 'new', label: t('intoNew') },
                { value: 'product', label: t('intoProduct') },
              ]}
            />
          )}
          {isInto ? (
            <ProductSelect description={t('intoProductHint')} value={productId} onChange={setProductId} />
          ) : (
            <TextInput
              label={t('takeName')}
              value={name}
              maxLength={exchangeLimits.name}
              data-autofocus
              onChange={({ currentTarget }) => setName(currentTarget.value)}
              error={isTaken ? t('nameTaken') : undefined}
            />
          )}
          {!isInto && isTaken && free.data && (
            <Button variant="default" onClick={() => setName(free.data.free)}>
              {t('useFree', { name: free.data.free })}
            </Button>
          )}
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={isTaking}>
              {t('act.take')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
