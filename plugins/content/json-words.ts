import { type ParseErrorCode, printParseErrorCode } from 'jsonc-parser';

const EXPECTED: Record<string, string> = {
  CommaExpected: 'a comma was expected here',
  ColonExpected: 'a colon was expected here',
  PropertyNameExpected: 'a name in double quotes was expected here',
  ValueExpected: 'a value was expected here (is a comma too many, or a text without double quotes?)',
  CloseBraceExpected: 'a closing } was expected here',
  CloseBracketExpected: 'a closing ] was expected here',
  EndOfFileExpected: 'the end of the file was expected here',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfString: 'a text does not end on its line',
  InvalidCharacter: 'a line break or tab stands bare in a text (write \\n or \\t)',
  InvalidEscapeCharacter: "a backslash stands before what it can't escape (write \\\\)",
  InvalidSymbol: 'this is no value (texts stand in double quotes)',
};

/** What is wrong with a JSON text where its parser stopped. */
export const jsonProblem = (code: ParseErrorCode): string =>
  EXPECTED[printParseErrorCode(code)] ?? 'this is not JSON';
