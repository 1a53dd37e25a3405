import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSteadyKeys } from '../../../../framework/list/steady-keys.ts'
import { useBody } from '../../body-editing/body-editing.ts'
import { DataNameField } from '../dataset/DataNameField.tsx'
import { TextField } from '../editing/fields.tsx'
import { PartSection } from '../editing/PartSection.tsx'
import { suggestName } from '../editing/suggest-name.ts'
import classes from './Plans.module.css'
import { addAddOn } from './plan-operations.ts'
import { RemoveButton } from './RemoveButton.tsx'
import { useAddOnPrices } from './use-add-on-prices.ts'

/** What can be bought besides; nobody is given one unasked. */
export function AddOns() {
  const { t } = useTranslation('body')
  const { body, change, isLocked } = useBody()
  const { addOns } = body.cover
  const prices = useAddOnPrices()
  const keys = useSteadyKeys(addOns.map(({ name }) => name))
  return (
    <PartSection
      title={t('addOns.title')}
      hint={t('addOns.hint')}
      at="cover.addOns"
      action={
        <Button
          size="sm"
          variant="default"
          leftSection={<IconPlus size={14} />}
          disabled={isLocked || addOns.length >= 20}
          onClick={() => change(addAddOn, t('addOns.add'))}
        >
          {t('addOns.add')}
        </Button>
      }
    >
      <ul className={classes.cards}>
        {addOns.map((addOn, at) => {
          const place = ['cover', 'addOns', at] as const
          const price = prices(addOn.name)
          return (
            <li key={keys[at]} className={classes.card}>
              <div className={classes.fields}>
                <div className={classes.pair}>
                  <TextField at={[...place, 'title']} label={t('addOns.name')} maxLength={80} />
                  <DataNameField at={[...place, 'name']} name={addOn.name} suggestion={suggestName(addOn.title)} />
                </div>
                <TextField at={[...place, 'about']} label={t('addOns.about')} maxLength={200} />
              </div>
              <div>
                <RemoveButton
                  name={addOn.title || addOn.name}
                  remove={(draft) => void draft.cover.addOns.splice(at, 1)}
                />
                <div className={classes.price}>
                  {price ? (
                    <>
                      <b>{price.yearly}</b> {t('addOns.inAll')}
                      {body.cover.frequencies.includes('monthly') && (
                        <>
                          <b>{price.monthly}</b> {t('addOns.aMonth')}
                        </>
                      )}
                    </>
                  ) : (
                    t('addOns.noPrice')
                  )}
                </div>
              </div>
            </li>
          )
        })}
      </ul>
    </PartSection>
  )
}
