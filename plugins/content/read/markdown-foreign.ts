import { HIDDEN } from '../../../packages/resume-import/src/text/inline.ts';
import { NOTEBOOK } from '../text/foreign.ts';

const FORMULA = 'write it as code, or show a picture of it';
const ITEM = 'begin each item with - or 1. and an ordinary space';

/** A footnote, where it is named and where it is written, which may be the same. */
export const FOOTNOTE = /(?<!\\)(?:\[\^[^\]\s]+\]|\^\[[^\]\n]+\])/g;

/**
 * What is Markdown of some programs alone, or meant as Markdown; a backslash before it makes it text. A no-break space, as a
 * Mac types it, begins neither a heading nor an item.
 */
export const FOREIGN: [RegExp, what: string, remedy: string, problem?: string][] = [
  [HIDDEN, 'a comment', 'remove it, or, if it is code, put it between backticks', 'is not hidden on a page'],
  ...NOTEBOOK,
  [
    /^[ \t>]*(?:#{1,6}(?! )[\p{Zs}\u200b]|##+[^\s#]|#{7}|＃+\s|(?! )[\p{Zs}\u200b][\p{Zs}\t]*#{1,6}\s)/mu,
    'a heading',
    'write ## and an ordinary space before its words',
    'is text, as it begins with other signs',
  ],
  [
    /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])(?:(?! )[\p{Zs}\u200b]|&nbsp;)|[•‣▪◦∙]|(?! )[\p{Zs}\u200b][\p{Zs}\t]*(?:[-+*]|\d{1,9}[.)])\s)/mu,
    'a list',
    ITEM,
    'is text, as it begins with other signs',
  ],
  [
    /^[ \t>]*(?:[-+*]|\d{1,9}[.)])\p{L}.*[\r\n]+[ \t>]*(?:[-+*]|\d{1,9}[.)])\p{L}/mu,
    'a list',
    ITEM,
    'is text, as it has no spaces',
  ],
  [/^[ \t>]*–\s.*[\r\n]+[ \t>]*–\s/m, 'a list', ITEM, 'is text, as it begins with other signs'],
  [/\s\^(?!\d+$)[a-z\d-]+$/i, 'a mark to link to', 'remove it'],
  [/(?<!\\)\$\$/, 'a formula', FORMULA],
  // What is between two dollar signs that are no prices: some signs of a formula look like emphasis, which is no word.
  [/(?<!\\)\$(?=\S)(?=[^$\n]*[\\^_{\ufffc])[^$\n]+(?<=\S)\$(?![\w$])/, 'a formula', FORMULA],
  [/(?<!\\)\{\+\+/, 'a suggested change', 'write what it shall say'],
  [
    /(?<!\\)\{[%{]|\{[.:] ?[.#]?[\w-]/,
    "a template's tag",
    'write what it stands for, or code between backticks',
  ],
  [/^:::?\w|^:::/, 'a directive', 'write what it stands for'],
  [/(?<!\\)~~(?=\S)/, 'struck-out text', 'leave it out'],
  [/^\[[ x]\](?=\s)/i, 'a box to tick', 'write in words what is done'],
  [/^\[toc\]$/i, 'a table of contents', 'remove it, as the bar of the page is one'],
  [/(?<![\w:/]):[a-z][a-z\d_+-]+:(?![\w:])/, "an emoji's name", 'write the emoji itself'],
  [
    /(?<=[\p{L}\d])(?:~[\p{L}\d]{1,4}~|\^[\p{L}\d]{1,4}\^)/u,
    'a raised or lowered sign',
    'write it as ² or ₂',
  ],
  [/^\[!\w+\]/, 'an alert', 'write its kind as a word'],
];
