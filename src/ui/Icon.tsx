import { classNames } from './classNames';
import classes from './Icon.module.css';
import { iconShapes, type IconName } from './iconShapes';

interface IconProps {
  readonly name: IconName;
  /** Only where the icon stands without text beside it. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** As large as the text around it, in its colour. */
export function Icon({ name, label, className }: IconProps) {
  const voice = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={classNames(classes.icon, className)} viewBox="0 0 24 24" focusable="false" {...voice}>
      {iconShapes[name]}
    </svg>
  );
}
