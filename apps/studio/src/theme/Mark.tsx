import classes from './Mark.module.css'

/** The product's mark, in the variant's colour. */
export function Mark() {
  return (
    <span className={classes.mark}>
      <svg viewBox="0 0 16 16" fill="none" aria-hidden="true">
        <path d="M12.6 4.1A5.9 5.9 0 1 0 12.6 11.9" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        <rect x="6.3" y="5.9" width="4.2" height="4.2" rx="1.1" fill="currentColor" />
      </svg>
    </span>
  )
}
