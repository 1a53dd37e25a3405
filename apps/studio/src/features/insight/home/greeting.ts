const noon = 12
const evening = 18

/** Key of the greeting for an hour of the day. */
export function greetingAt(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < noon) return 'morning'
  return hour < evening ? 'afternoon' : 'evening'
}
