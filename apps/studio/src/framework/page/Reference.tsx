import classes from './Reference.module.css'

/** A reference, key or record: set so that it can be read out and copied letter by letter. */
export function Reference({ text }: { readonly text: string }) {
  return <span className={classes.reference}>{text}</span>
}
