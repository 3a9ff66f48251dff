/** What says when somebody was born, in the languages of most résumés. */
export const BORN =
  /\bborn\b|\bbirth|geboren|geburt|nacid[oa]|nacimiento|nascid[oa]|nascimento|naissance|née? le|nascita|nat[oa] il|urodz|рожд|родил|doğum|出生|生まれ|生年|생년|출생/i;
