const longest = 300

/** Of what stands in a head, such as a subject: a line break in a value would begin a header of its writer's choosing. */
export const oneLine = (value: string): string =>
  value
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longest)
