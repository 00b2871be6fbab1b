# Words that the edition of 2007 has of its own: they stand before those of discovery.ftl.

region-new-france = Canada
    .the = il Canada
    .in = in Canada
    .al = al Canada
    .da = dal Canada
    .di = del Canada
