import type { PolicyNumberDesign } from '@coverwright/domain/build/policy-number/policy-number'
import { IconHash, IconLink, IconStack2, IconTags } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { Tile } from '../../../framework/page/Tile.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { CodesDialog } from './CodesDialog.tsx'
import { ConnectDialog } from './ConnectDialog.tsx'
import { statusOf } from './design-status.ts'
import type { NumberedProduct } from './numbered-product.ts'
import classes from './PolicyEngine.module.css'

type SortKey = 'name' | 'createdAt'

const list = listed(queries.number.getPolicyNoByProductList)

/** Which design numbers the policies of which product. */
export function NumberedProductList({ header }: { readonly header: ReactNode }) {
  const { t } = useTranslation('policy-number')
  const mayChange = useMay('manage-policy-numbers')
  const [open, setOpen] = useState<{ readonly product: NumberedProduct; readonly dialog: 'connect' | 'codes' }>()
  const columns = useMemo<readonly Column<NumberedProduct, SortKey>[]>(
    () => [
      {
        key: 'name',
        header: t('product'),
        sortKey: 'name',
        cell: ({ productName }) => (
          <NameCell
            name={productName}
            icon={
              <Tile tone="neutral">
                <IconStack2 size={15} />
              </Tile>
            }
          />
        ),
        csv: ({ productName }) => productName,
      },
      {
        key: 'design',
        header: t('numberedBy'),
        width: 240,
        cell: ({ design }) => design?.name ?? t('notConnected'),
        csv: ({ design }) => design?.name ?? '',
      },
      {
        key: 'next',
        header: t('next'),
        width: 220,
        cell: ({ design }) => nextOf(design),
        csv: ({ design }) => design?.nextNumber ?? '',
      },
      {
        key: 'state',
        header: t('state'),
        width: 140,
        cell: ({ design }) => design && <StatusBadge status={statusOf(design)} />,
        csv: ({ design }) => (design ? t(`framework:status.${statusOf(design)}`) : ''),
      },
      {
        key: 'codes',
        header: t('codes'),
        width: 160,
        cell: ({ fields }) => fields.map(({ value }) => value).join(', '),
        csv: ({ fields }) => fields.map(({ value }) => value).join(' '),
      },
    ],
    [t],
  )
  const done = () => setOpen(undefined)
  return (
    <>
      <ListScreen<NumberedProduct, SortKey>
        name={t('tab.products')}
        header={header}
        list={list}
        columns={columns}
        keyOf={({ productId }) => productId}
        nameOf={({ productName }) => productName}
        searchLabel={t('findProduct')}
        {...(mayChange && {
          onOpen: (product: NumberedProduct) => setOpen({ product, dialog: 'connect' as const }),
          rowActions: (product: NumberedProduct) => [
            {
              label: t('connect'),
              icon: <IconLink size={16} />,
              run: () => setOpen({ product, dialog: 'connect' as const }),
            },
            {
              label: t('editCodes'),
              icon: <IconTags size={16} />,
              run: () => setOpen({ product, dialog: 'codes' as const }),
            },
          ],
        })}
        empty={<Empty icon={<IconHash size={20} />} title={t('emptyProducts')} description={t('emptyProductsHint')} />}
      />
      {open?.dialog === 'connect' && (
        <ConnectDialog product={open.product} onClose={() => setOpen(undefined)} onConnected={done} />
      )}
      {open?.dialog === 'codes' && (
        <CodesDialog product={open.product} onClose={() => setOpen(undefined)} onSaved={done} />
      )}
    </>
  )
}

const nextOf = (design: PolicyNumberDesign | null) =>
  design?.nextNumber && <code className={classes.number}>{design.nextNumber}</code>
