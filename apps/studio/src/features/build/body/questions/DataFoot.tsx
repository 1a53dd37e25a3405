import { namesReadByRating } from '@coverwright/domain/build/body/rating-program-of'
import { hindrancesToDelete } from '@coverwright/domain/build/dataset/uses'
import { IconLink } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useBody } from '../../body-editing/body-editing.ts'
import { addressOfPart } from '../../body-editing/place.ts'
import classes from './QuestionTree.module.css'

/** How the questions hang together with the rest: data in use, data that nothing uses, data that pricing reads. */
export function DataFoot() {
  const { t } = useTranslation('body')
  const { body, tables, product } = useBody()
  const { used, unused, priced } = useMemo(() => {
    const names = body.dataset.properties.map(({ name }) => name)
    const inUse = names.filter((name) => hindrancesToDelete(body, name, tables).length > 0)
    const read = namesReadByRating(body, tables)
    return {
      used: inUse.length,
      unused: names.length - inUse.length,
      priced: names.filter((name) => read.has(name)).length,
    }
  }, [body, tables])
  return (
    <div className={classes.foot}>
      <Link to={addressOfPart(product.id, 'dataset')}>{t('questions.dataNames')}</Link>
      <span>{t('questions.inUse', { used, unused })}</span>
      <span className={classes.priced}>
        <IconLink size={14} aria-hidden="true" /> {t('questions.priced', { count: priced })}
      </span>
    </div>
  )
}
